/** Hours of reporting per week, before and after. */
export function BeforeAfterChart() {
  return (
    <figure>
      <figcaption>Reporting hours per week: 10-20 before, 2-3 after.</figcaption>
    </figure>
  );
}

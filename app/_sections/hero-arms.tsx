/** Eight arms that lead from the page's edge to the picture, on screens with room for them. */
export function HeroArms() {
  return (
    <img
      src="/images/arms.svg"
      alt=""
      width={1280}
      height={216}
      loading="lazy"
      className="absolute top-136 right-full hidden max-w-none xl:block"
    />
  );
}

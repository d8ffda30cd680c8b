import { type AmountStyle, amountStyles } from '@/lib/sample-brand/engine/format';
import { figures } from '@/lib/sample-brand/engine/figure-texts';

const { legend, styles } = figures.amounts;

/** How the amounts of answers are written: lakh and crore, or millions. */
export function AmountStyles({
  id,
  style: current,
  onChange,
}: {
  id: string;
  style: AmountStyle;
  onChange: (style: AmountStyle) => void;
}) {
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-x-4 text-small in-data-failed:hidden noscript:hidden">
      <legend className="float-left text-tiny text-muted">{legend}</legend>
      {amountStyles.map((style) => (
        <label key={style} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={`${id}-amounts`}
            checked={style === current}
            onChange={() => onChange(style)}
            className="radio text-ink-900"
          />
          <span>{styles[style]}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { amountStyles } from '@/lib/sample-brand/engine/format';
import { figures } from '@/lib/sample-brand/engine/figure-texts';

const { legend, styles } = figures.amounts;

/**
 * Sets how amounts are written in every element marked `data-amounts`, for as long as the visit
 * lasts. It shows once its code is there: without, they stay as the build wrote them.
 */
export function AmountSwitch() {
  return (
    <fieldset
      data-enhancement="amounts"
      className="group flex flex-wrap items-center gap-x-4 text-small noscript:hidden"
    >
      <legend className="invisible float-left text-tiny group-data-live:visible">{legend}</legend>
      {amountStyles.map((style, index) => (
        <label
          key={style}
          className="invisible flex min-h-11 items-center gap-2 group-data-live:visible"
        >
          <input
            type="radio"
            name="amounts"
            value={style}
            defaultChecked={index === 0}
            className="radio"
          />
          {styles[style]}
        </label>
      ))}
    </fieldset>
  );
}

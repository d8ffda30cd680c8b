import { amountStyles } from '@/lib/sample-brand/engine/format';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';

const { legend, styles } = figureTexts.amounts;

/**
 * Sets how amounts are written in every element marked `data-amounts`, for as long as the visit
 * lasts. It shows once its code is there: without, they stay as the build wrote them.
 */
export function AmountSwitch() {
  return (
    <div data-enhancement="amounts" className="group noscript:hidden">
      <fieldset className="invisible flex flex-wrap items-center gap-x-4 text-small group-data-live:visible">
        <legend className="float-left text-tiny max-xs:w-full">{legend}</legend>
        {amountStyles.map((style, index) => (
          <label key={style} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="amounts"
              value={style}
              defaultChecked={index === 0}
              className="size-4.5 shrink-0"
            />
            {styles[style]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

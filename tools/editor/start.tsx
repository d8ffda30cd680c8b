import CMS, { type CustomFieldControlProps } from '@sveltia/cms';

/**
 * A text field that proposes what others are: addresses of pages, topics, pictures. A new value can
 * be written too; a picture can be chosen or brought along.
 */
function SuggestedControl({ value, field, forID, onChange, pickFile }: CustomFieldControlProps) {
  const suggestions: Iterable<string> = field.get('suggestions');
  const choose = async () => {
    const picked = await pickFile();
    if (picked && !Array.isArray(picked)) onChange(picked.value);
  };
  return (
    <div className="suggested">
      <input
        id={forID}
        list={`${forID}-list`}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${forID}-list`}>
        {[...suggestions].map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      {field.get('files') && (
        <button type="button" onClick={choose}>
          Choose a file…
        </button>
      )}
    </div>
  );
}

/** As far as it is needed here; TypeScript does not know it yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
};

// Svelte's `{@html}` sets some of its HTML without a policy of its own; the editor has cleaned it.
const { trustedTypes } = window as { trustedTypes?: unknown } as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (html) => html });
CMS.registerFieldType('suggested', SuggestedControl);
const answer = await fetch('config.json');
await CMS.init({ config: await answer.json() });

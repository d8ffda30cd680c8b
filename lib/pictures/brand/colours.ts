/**
 * The brand's colours, for what no style sheet reaches, such as social pictures and the browser's frame.
 * A test compares them with the tokens of app/styles/tokens.css.
 */
export const colours = {
  white: '#fff',
  'ink-900': '#0b1d2e',
  'ink-700': '#1b4564',
  line: '#e8e3d8',
  muted: '#5a6b7b',
  mist: '#b8c7d6',
  'coral-400': '#ff7a5c',
  'coral-600': '#c93a22',
  'teal-600': '#0b7a75',
  'teal-300': '#5fd6c9',
} as const;

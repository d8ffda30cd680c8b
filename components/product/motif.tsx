/** The eight arms: a bundle of tapering lines of dots that flows in from the section's edge. */
export function Motif({ place }: { place: 'hero' | 'call' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      className={`pointer-events-none absolute right-0 hidden w-1/4 lg:block ${place === 'hero' ? 'top-0' : 'bottom-0'}`}
    >
      {[0, 1, 2, 3, 4, 5, 6, 7].map((arm) => (
        <path
          key={arm}
          d={`M400 ${160 + arm * 26}C250 ${170 + arm * 22} 160 ${60 + arm * 12} 120 ${arm * 7}`}
          strokeWidth="7"
          strokeDasharray="0 14"
          className="fill-none stroke-teal-600"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}

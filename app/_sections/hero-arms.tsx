/** Eight arms that lead from the page's left edge into the border of the answer beside the words. */
export function AcrossArms() {
  return (
    <img
      src="/images/arms.svg"
      alt=""
      width={1280}
      height={216}
      loading="lazy"
      className="absolute top-76 right-full hidden max-w-none lg:block"
    />
  );
}

/** The same from the right edge down to the picture, where it stands below the words. */
export function DownArms() {
  return (
    <img
      src="/images/arms-down.svg"
      alt=""
      width={260}
      height={330}
      loading="lazy"
      className="absolute -right-6 bottom-full w-36 sm:w-auto lg:hidden"
    />
  );
}

import type { Site } from '@/content/schema';
import { PictureImage } from '@/components/ui/picture-image';
import { requirePicture } from '@/lib/site/pages';

/** The octopus between two shelves, each with the name of an office below it. */
export function Offices({ offices }: Pick<Site, 'offices'>) {
  return (
    <figure className="lg:mt-14 xl:mt-0">
      <PictureImage picture={requirePicture('about')} eager />
      <figcaption className="mt-1 flex justify-between text-center">
        {Object.values(offices).map(({ city, country }) => (
          <p key={city} className="min-w-1/3 whitespace-nowrap">
            <span className="block font-display text-h3 font-bold text-white">{city}</span>
            {country}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

import { formatText } from '@vitrine/messages/format-text';
import { FavouriteButton } from '@vitrine/ui/sportsbook/favourite-button';
import type { SportsbookTexts } from '../../../format/event-texts.ts';
import { useFavouriteIds } from './favourite-ids.ts';
import { FAVOURITE_FIELD, FAVOURITES_FORM, UNFAVOURITE_FIELD } from './favourite-order.ts';

interface FavouriteStarProps {
  /** The id of a match or of a competition. */
  readonly id: string;
  readonly name: string;
  readonly texts: Pick<SportsbookTexts, 'event.favourite'>;
}

/** Makes an event or a competition a favourite, or no longer one. On a board it is pressed for nobody. */
export function FavouriteStar({ id, name, texts }: FavouriteStarProps) {
  const isFavourite = useFavouriteIds().has(id);
  return (
    <FavouriteButton
      form={FAVOURITES_FORM}
      name={isFavourite ? UNFAVOURITE_FIELD : FAVOURITE_FIELD}
      favouriteId={id}
      pressed={isFavourite}
      label={formatText(texts['event.favourite'], { name })}
    />
  );
}

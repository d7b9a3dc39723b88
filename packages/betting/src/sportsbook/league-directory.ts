import { grouped } from '../base/grouped.ts';

/** The order of a list of all countries and regions of a sport. */
interface DirectoryOrder {
  /** Whether a category is the brand's own country, which comes first. */
  readonly isHome: (categoryName: string) => boolean;
  /** Whether a category is no country, such as a continent: these follow the brand's country. */
  readonly isInternational: (categoryName: string) => boolean;
  /** The order of names in the brand's language. */
  readonly compareNames: (one: string, other: string) => number;
}

/**
 * Categories as a reader looks for theirs: the brand's country, then what is international, then the other
 * countries; by name within each.
 *
 * @example
 * inDirectoryOrder([spain, europe, brazil], ofBrazil) // [brazil, europe, spain]
 */
export function inDirectoryOrder<Category extends { readonly name: string }>(
  categories: readonly Category[],
  { isHome, isInternational, compareNames }: DirectoryOrder,
): readonly Category[] {
  const rank = ({ name }: Category) => (isHome(name) ? 0 : isInternational(name) ? 1 : 2);
  return categories.toSorted(
    (one, other) => rank(one) - rank(other) || compareNames(one.name, other.name),
  );
}

/**
 * The categories of several lists, such as those of two providers: one that stands in more than one has the
 * competitions of all, each once.
 */
export function mergedCategories<
  League extends { readonly id: string },
  Category extends { readonly name: string; readonly tournaments: readonly League[] },
>(lists: readonly (readonly Category[])[]): readonly Category[] {
  return [...grouped(lists.flat(), ({ name }) => name).values()].map((same) => ({
    ...same[0],
    tournaments: [
      ...new Map(
        same.flatMap(({ tournaments }) => tournaments.map((each) => [each.id, each] as const)),
      ).values(),
    ],
  }));
}

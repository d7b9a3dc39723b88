/** On the stories of a component that some page of the site shows. */
export const ON_SITE = 'on-the-site';

/** On the stories of a component that is built and waits for its page. */
export const ONLY_BUILT = 'only-built';

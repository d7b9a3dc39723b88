/** What the site's views load in a story in place of the live script: nothing there is live. */
export default 'data:text/javascript,';

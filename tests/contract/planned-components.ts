/**
 * Components that packages/ui exports and that no page of the site shows yet, by district. The list
 * may only shrink: who brings a component to a page takes its name out here.
 */
export const plannedComponents: Readonly<Record<string, readonly string[]>> = {};

/** Devices with this much memory, in gigabytes, or less are spared what costs a lot. Source: 2§9. */
const LOW_MEMORY_GB = 4;

/** Whether the backdrop is left unblurred; a device that doesn't tell its memory has enough. */
export function hasLowMemory(gigabytes: number | undefined): boolean {
  return gigabytes !== undefined && gigabytes <= LOW_MEMORY_GB;
}

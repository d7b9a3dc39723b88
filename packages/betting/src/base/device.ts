/** Devices with this many gigabytes of memory, or fewer, get no costly effects. Source: 2§9. */
const LOW_MEMORY_GB = 4;

/**
 * Whether backdrops stay without blur because the device has little memory. A device that does not
 * report its memory counts as having enough.
 */
export function hasLowMemory(gigabytes: number | undefined): boolean {
  return gigabytes !== undefined && gigabytes <= LOW_MEMORY_GB;
}

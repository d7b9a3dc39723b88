const loaded = new Map<string, Promise<boolean>>();

/** Loads a third party's script once per page. Resolves to whether it came; one that fails is no failure of the page. */
export function loadScript(address: string): Promise<boolean> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
  loaded.set(address, loading);
  return loading;
}

/** The link of a 412, with where the login was going (spec 1, §8). */
export function linkComRedirect(link: string, redirect: string | null | undefined): string {
  if (redirect == null) return link;
  const url = new URL(link, 'https://propria.invalid');
  url.searchParams.set('redirect', redirect);
  return url.pathname + url.search;
}

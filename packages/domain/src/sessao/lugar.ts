/** The first three parts of an address: enough for its owner to know the place, too little to find a house (ASVS 14.2.6). */
export function mascararIp(ip: string | null): string | null {
  if (ip === null) return null;
  const v4 = /^(?:::ffff:)?(\d+)\.(\d+)\.(\d+)\.\d+$/i.exec(ip);
  if (v4 !== null) return `${v4[1]}.${v4[2]}.${v4[3]}.•••`;
  const grupos = ip.split(':').filter((grupo) => grupo !== '');
  return grupos.length === 0 ? '•••' : `${grupos.slice(0, 3).join(':')}:•••`;
}

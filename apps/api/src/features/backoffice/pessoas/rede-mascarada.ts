/** "189.40.•.•", "2804:14d::•": which network, not which house (ASVS 14.2.6). */
export function redeMascarada(ip: string | null): string {
  if (ip === null) return '';
  if (ip.includes('.')) return `${ip.split('.').slice(0, 2).join('.')}.•.•`;
  return `${ip.split(':').slice(0, 2).join(':')}::•`;
}

import { describe, expect, it } from 'vitest';
import { mascararIp } from './lugar.ts';

describe('An address on a screen (ASVS 14.2.6)', () => {
  it.each([
    ['203.0.113.77', '203.0.113.•••'],
    ['::ffff:203.0.113.77', '203.0.113.•••'],
    ['2001:db8:1:2::5', '2001:db8:1:•••'],
    ['::1', '1:•••'],
    ['::', '•••'],
    [null, null],
  ])('%s is shown as %s', (ip, mascarado) => {
    expect(mascararIp(ip)).toBe(mascarado);
  });
});

import { describe, expect, it } from 'vitest';
import { separar } from './eventos.ts';

describe('A stream of events', () => {
  it('gives whole events, and keeps what has not come yet', () => {
    expect(separar('event: a\ndata: {"n":1}\n\n: \n\nevent: a\ndata: {"n":2}\n\nevent: a\nda')).toEqual({
      inteiros: [{ n: 1 }, { n: 2 }],
      sobra: 'event: a\nda',
    });
  });
});

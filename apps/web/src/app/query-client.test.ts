import { expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

it('an answer is kept for 10 minutes, shown at once and asked anew; repetitions are the client’s alone (spec A§7; REGRAS 2.25)', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({ gcTime: 600_000, staleTime: 0, retry: false });
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false });
});

import { ActionIcon, Button, Input, UnstyledButton } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { classesDoMantine } from './classes-do-mantine.ts';

describe('The names in the style sheets of Mantine (ADR 033)', () => {
  it.each([
    ['solto', UnstyledButton.classes],
    ['botao', Button.classes],
    ['icone', ActionIcon.classes],
    ['campo', Input.classes],
  ] as const)('%s wears those of the version that is installed', (peca, daVersao) => {
    expect(daVersao).toMatchObject(classesDoMantine[peca]);
  });
});

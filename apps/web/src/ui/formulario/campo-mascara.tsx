import { useLayoutEffect, useRef } from 'react';
import type { Mascara } from './mascaras.ts';
import { comMascara, digitosDe, mascaras, posicaoDoCursor } from './mascaras.ts';
import type { CampoProps } from './moldura-do-campo.tsx';
import { MolduraDoCampo } from './moldura-do-campo.tsx';

export interface CampoMascaraProps extends CampoProps {
  /** The digits alone, as they go on the wire. */
  readonly value: string;
  readonly onChange: (digitos: string) => void;
  readonly mascara: Mascara;
  readonly autoComplete?: string;
}

/** Digits in a mask. The caret stays where the person is writing, paste takes any form. */
export function CampoMascara({ value, onChange, mascara, autoComplete = 'off', ...campo }: CampoMascaraProps) {
  const entrada = useRef<HTMLInputElement>(null);
  const cursor = useRef<number | undefined>(undefined);
  const escrito = comMascara(value, mascara);
  useLayoutEffect(() => {
    if (cursor.current === undefined) return;
    const onde = posicaoDoCursor(escrito, cursor.current);
    cursor.current = undefined;
    entrada.current?.setSelectionRange(onde, onde);
  }, [escrito]);
  return (
    <MolduraDoCampo {...campo} escrito={value}>
      {(propriedades) => (
        <input
          {...propriedades}
          ref={entrada}
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete}
          value={escrito}
          onChange={(evento) => {
            const { value: digitado, selectionStart } = evento.currentTarget;
            cursor.current = digitosDe(digitado.slice(0, selectionStart ?? digitado.length), mascara).length;
            onChange(digitosDe(digitado, mascara));
          }}
        />
      )}
    </MolduraDoCampo>
  );
}

type SemMascara = Omit<CampoMascaraProps, 'mascara' | 'autoComplete'>;

export function CampoCpf(props: SemMascara) {
  return <CampoMascara {...props} mascara={mascaras.cpf} />;
}

export function CampoTelefone(props: SemMascara) {
  return <CampoMascara {...props} mascara={mascaras.telefone} autoComplete="tel-national" />;
}

export function CampoCep(props: SemMascara) {
  return <CampoMascara {...props} mascara={mascaras.cep} autoComplete="postal-code" />;
}

/** A birth date and the like: typed, because a calendar of 30 years ago helps nobody. The value is the eight digits. */
export function CampoData({ autoComplete = 'off', ...props }: SemMascara & { readonly autoComplete?: string }) {
  return <CampoMascara placeholder="dd/mm/aaaa" {...props} mascara={mascaras.data} autoComplete={autoComplete} />;
}

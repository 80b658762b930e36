import { TAMANHO_PIN } from '@rateia/domain/cadastro/pin';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { PIN_INCOMPLETO } from '../formulario/pin-incompleto.ts';
import { PinInput } from '../formulario/pin-input.tsx';
import { PassoFluxo } from './passo-fluxo.tsx';

interface PassoPinProps {
  readonly pergunta: ReactNode;
  /** The address that the code was sent to. */
  readonly apoio: ReactNode;
  /** The end of the code: "O código vale até 10h54." */
  readonly validade: ReactNode;
  /** The verb, when the code does more than confirm itself. */
  readonly acao?: string;
  readonly passo?: number;
  readonly de?: number;
  readonly voltar?: string;
  /** Sends the code: by the button, or by itself when the last character is in. */
  readonly aoConferir: (pin: string) => void;
  readonly conferindo: boolean;
  /** The server's refusal; it goes with the next key. */
  readonly erro: string | undefined;
  readonly aoMudar: () => void;
  /** The ways to another code and to another address. */
  readonly alternativa?: ReactNode;
  readonly resumo?: ReactNode;
}

/** The step in which the person types a code that was sent. The typed code survives every error. */
export function PassoPin({
  validade,
  aoConferir,
  conferindo,
  erro,
  aoMudar,
  acao = 'Confirmar código',
  ...passo
}: PassoPinProps) {
  const [pin, setPin] = useState('');
  const [incompleto, setIncompleto] = useState(false);
  function conferir(codigo: string): void {
    if (codigo.length < TAMANHO_PIN) setIncompleto(true);
    else aoConferir(codigo);
  }
  return (
    <PassoFluxo {...passo} acao={acao} fazendo={conferindo && 'Conferindo'} aoContinuar={() => conferir(pin)}>
      <PinInput
        rotulo={`Código de ${TAMANHO_PIN} caracteres`}
        name="pin"
        value={pin}
        onChange={(novo) => {
          setPin(novo);
          setIncompleto(false);
          if (erro !== undefined) aoMudar();
        }}
        aoCompletar={(completo) => {
          if (!conferindo) conferir(completo);
        }}
        erro={erro ?? (incompleto ? PIN_INCOMPLETO : undefined)}
        apoio={validade}
        autoFocus
      />
    </PassoFluxo>
  );
}

import { TAMANHO_PIN } from '@rateia/domain/cadastro/pin';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { PIN_INCOMPLETO } from '../../../ui/formulario/pin-incompleto.ts';
import { PinInput } from '../../../ui/formulario/pin-input.tsx';
import c from '../screens/privacidade.module.css';

interface FormularioPinProps {
  readonly apoio: string;
  readonly acao: string;
  readonly perigo?: boolean;
  readonly conferindo: boolean;
  readonly erro: string | undefined;
  readonly aoMudar: () => void;
  readonly aoConferir: (pin: string) => void;
  /** Another code. */
  readonly alternativa: ReactNode;
}

/** The code that was sent, inside of a card; the typed text survives an error. */
export function FormularioPin({
  apoio,
  acao,
  perigo = false,
  conferindo,
  erro,
  aoMudar,
  aoConferir,
  alternativa,
}: FormularioPinProps) {
  const [pin, setPin] = useState('');
  const [incompleto, setIncompleto] = useState(false);
  return (
    <form
      className={c['formulario']}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        if (pin.length < TAMANHO_PIN) setIncompleto(true);
        else if (!conferindo) aoConferir(pin);
      }}
    >
      <PinInput
        rotulo={`Código de ${TAMANHO_PIN} caracteres`}
        name="pin"
        value={pin}
        onChange={(novo) => {
          setPin(novo);
          setIncompleto(false);
          aoMudar();
        }}
        erro={erro ?? (incompleto ? PIN_INCOMPLETO : undefined)}
        apoio={apoio}
        autoFocus
      />
      <div className={c['acoes']}>
        <Botao tipo="submit" variante={perigo ? 'perigo' : 'primario'} fazendo={conferindo && 'Conferindo'}>
          {acao}
        </Botao>
        {alternativa}
      </div>
    </form>
  );
}

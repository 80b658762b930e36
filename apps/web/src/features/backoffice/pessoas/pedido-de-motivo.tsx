import type { ReactNode } from 'react';
import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Dialogo } from '../../../ui/dialogo/dialogo.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import c from './pessoa.module.css';

const MINIMO = 5;

export interface Pedido {
  readonly titulo: string;
  readonly corpo: ReactNode;
  /** The verb of the button. */
  readonly acao: string;
  readonly escape: string;
  readonly perigo?: boolean;
  readonly rotulo?: string;
  readonly maximo?: number;
  readonly fazer: (mensagem: string) => void;
}

/** Asks for the reason of an act before it is done: it stays with the operator's name. */
export function PedidoDeMotivo({
  pedido,
  aoFechar,
}: {
  readonly pedido: Pedido | undefined;
  readonly aoFechar: () => void;
}) {
  return (
    <Dialogo aberto={pedido !== undefined} titulo={pedido?.titulo ?? ''} aoFechar={aoFechar}>
      {pedido !== undefined && <Formulario key={pedido.titulo} pedido={pedido} aoFechar={aoFechar} />}
    </Dialogo>
  );
}

function Formulario({ pedido, aoFechar }: { readonly pedido: Pedido; readonly aoFechar: () => void }) {
  const { corpo, acao, escape: saida, perigo = false, rotulo = 'Motivo', maximo = 1000, fazer } = pedido;
  const [mensagem, setMensagem] = useState('');
  const [erro, setErro] = useState<string>();
  function enviar(): void {
    const texto = mensagem.trim();
    if (texto.length < MINIMO) {
      setErro(`Escreva pelo menos ${MINIMO} caracteres.`);
      document.querySelector<HTMLElement>('[name="motivo-do-ato"]')?.focus();
      return;
    }
    aoFechar();
    fazer(texto);
  }
  return (
    <form
      className={c['motivo']}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        enviar();
      }}
    >
      <p>{corpo}</p>
      <CampoArea
        name="motivo-do-ato"
        rotulo={rotulo}
        value={mensagem}
        erro={erro}
        maxLength={maximo}
        onChange={(texto) => {
          setMensagem(texto);
          setErro(undefined);
        }}
      />
      <Botao tipo="submit" tamanho="lg" bloco variante={perigo ? 'perigo' : 'primario'}>
        {acao}
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        {saida}
      </Botao>
    </form>
  );
}

import type { ReactNode } from 'react';
import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Dialogo } from '../../../ui/dialogo/dialogo.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import c from './pessoa.module.css';

const MINIMO = 5;

export interface Pedido {
  titulo: string;
  corpo: ReactNode;
  /** The verb of the button. */
  acao: string;
  escape: string;
  perigo?: boolean;
  rotulo?: string;
  maximo?: number;
  fazer: (mensagem: string) => void;
}

/** Asks for the reason of an act before it is done: it stays with the operator's name. */
export function PedidoDeMotivo({ pedido, aoFechar }: { pedido: Pedido | undefined; aoFechar: () => void }) {
  return (
    <Dialogo aberto={pedido !== undefined} titulo={pedido?.titulo ?? ''} aoFechar={aoFechar}>
      {pedido !== undefined && <Formulario key={pedido.titulo} pedido={pedido} aoFechar={aoFechar} />}
    </Dialogo>
  );
}

function Formulario({ pedido, aoFechar }: { pedido: Pedido; aoFechar: () => void }) {
  const { corpo, acao, escape: saida, perigo = false, rotulo = 'Motivo', maximo = 1000, fazer } = pedido;
  const [mensagem, setMensagem] = useState('');
  const [erro, setErro] = useState<string>();
  const enviar = (): void => {
    const texto = mensagem.trim();
    if (texto.length < MINIMO) {
      setErro(`Escreva pelo menos ${MINIMO} caracteres.`);
      document.querySelector<HTMLElement>('[name="motivo-do-ato"]')?.focus();
      return;
    }
    aoFechar();
    fazer(texto);
  };
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

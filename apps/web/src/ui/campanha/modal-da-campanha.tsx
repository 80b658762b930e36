import type { MouseEventHandler } from 'react';
import { Botao } from '../base/botao.tsx';
import { Dialogo } from '../dialogo/dialogo.tsx';
import { ContagemDaCampanha } from './contagem-da-campanha.tsx';
import { FiguraDaCampanha } from './figura-da-campanha.tsx';
import c from './modal-da-campanha.module.css';
import type { Peca } from './peca.ts';

interface ModalDaCampanhaProps {
  readonly peca: Peca;
  readonly aberto: boolean;
  readonly href: string;
  readonly novaJanela: boolean;
  readonly agora: () => number;
  readonly aoFechar: () => void;
  readonly aoUsar: MouseEventHandler;
}

/** A campaign over the page (spec 1, §4 Marketing modal): closing and using it both end it. */
export function ModalDaCampanha({ peca, aberto, href, novaJanela, agora, aoFechar, aoUsar }: ModalDaCampanhaProps) {
  const { titulo, texto, imagens, marketing, contagemAte } = peca;
  return (
    <Dialogo
      aberto={aberto}
      titulo={titulo}
      aoFechar={aoFechar}
      figura={
        <div className={c['figura']} data-campanha>
          <FiguraDaCampanha imagens={imagens} />
        </div>
      }
      acoes={
        <>
          <Botao tamanho="lg" bloco href={href} novaJanela={novaJanela} onClick={aoUsar}>
            {marketing.cta}
          </Botao>
          <Botao bloco variante="texto" onClick={aoFechar}>
            Agora não
          </Botao>
        </>
      }
    >
      {texto !== '' && <p>{texto}</p>}
      {contagemAte !== null && <ContagemDaCampanha ate={contagemAte} agora={agora} />}
    </Dialogo>
  );
}

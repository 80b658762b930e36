import { Botao } from '../base/botao.tsx';
import { ContagemDaCampanha } from './contagem-da-campanha.tsx';
import { FiguraDaCampanha } from './figura-da-campanha.tsx';
import type { Peca } from './peca.ts';
import c from './previa-do-modal.module.css';

interface PreviaDoModalProps {
  readonly peca: Peca;
  readonly tamanho: 'desktop' | 'mobile';
  readonly agora: () => number;
}

/** The modal of a campaign as it will stand on a phone or a desk, still, for the operator who edits it. */
export function PreviaDoModal({ peca, tamanho, agora }: PreviaDoModalProps) {
  const { titulo, texto, imagens, marketing, contagemAte } = peca;
  return (
    <div className={c['tela']} data-tamanho={tamanho} inert>
      <div className={c['folha']}>
        <div className={c['figura']}>
          <FiguraDaCampanha imagens={imagens} tamanho={tamanho} />
        </div>
        <div className={c['corpo']}>
          <p className={c['titulo']}>{titulo === '' ? 'Título' : titulo}</p>
          {texto !== '' && <p>{texto}</p>}
          {contagemAte !== null && <ContagemDaCampanha ate={contagemAte} agora={agora} />}
          <div className={c['acoes']}>
            <Botao tamanho="lg" bloco>
              {marketing.cta === '' ? 'Botão' : marketing.cta}
            </Botao>
            <Botao bloco variante="texto">
              Agora não
            </Botao>
          </div>
        </div>
      </div>
    </div>
  );
}

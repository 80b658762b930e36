import type { MouseEventHandler, Ref } from 'react';
import { Botao } from '../base/botao.tsx';
import c from './banner-da-campanha.module.css';
import { ContagemDaCampanha } from './contagem-da-campanha.tsx';
import { FiguraDaCampanha } from './figura-da-campanha.tsx';
import type { Peca } from './peca.ts';

interface BannerDaCampanhaProps {
  readonly peca: Peca;
  readonly agora: () => number;
  readonly href?: string;
  readonly novaJanela?: boolean;
  readonly aoUsar?: MouseEventHandler;
  /** The size of a preview; elsewhere the screen decides. */
  readonly tamanho?: 'desktop' | 'mobile';
  readonly ref?: Ref<HTMLElement>;
}

/** A campaign in the page, where banners of its tag stand. It lies down where it has room. */
export function BannerDaCampanha({
  peca,
  agora,
  href,
  novaJanela = false,
  aoUsar,
  tamanho,
  ref,
}: BannerDaCampanhaProps) {
  const { titulo, texto, imagens, marketing, contagemAte } = peca;
  return (
    <section ref={ref} className={c['lugar']} aria-label={titulo}>
      <div className={c['banner']}>
        <div className={c['figura']}>
          <FiguraDaCampanha imagens={imagens} tamanho={tamanho} />
        </div>
        <div className={c['corpo']}>
          <h2>{titulo}</h2>
          {texto !== '' && <p>{texto}</p>}
          {contagemAte !== null && <ContagemDaCampanha ate={contagemAte} agora={agora} />}
          <div>
            <Botao
              variante="suave"
              href={href}
              novaJanela={novaJanela}
              {...(aoUsar === undefined ? {} : { onClick: aoUsar })}
            >
              {marketing.cta}
            </Botao>
          </div>
        </div>
      </div>
    </section>
  );
}

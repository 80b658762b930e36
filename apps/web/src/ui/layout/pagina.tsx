import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BotaoIcone } from '../base/botao-icone.tsx';
import { Inteiras } from '../base/inteiras.tsx';
import c from './pagina.module.css';

export interface PaginaProps {
  /** The one h1: the title of the bar on a phone, the head of the page on a desk. */
  readonly titulo: ReactNode;
  /** The target of the arrow in the phone's bar. Pages of the bottom bar have none. */
  readonly voltar?: string | undefined;
  /** Icon buttons at the right of the title. */
  readonly acoes?: ReactNode;
  /** One line under the title. */
  readonly subtitulo?: ReactNode;
  readonly children: ReactNode;
  /** `estreita` 480 px for forms, `media` 960 px for payments, `larga` 1120 px. */
  readonly largura?: 'estreita' | 'media' | 'larga';
  /** Sticky column of 372 px at the right from 1000 px on, below the content before. */
  readonly lado?: ReactNode;
  /** Where there is one column, the part in `lado` comes before the content: it holds the next act. */
  readonly ladoPrimeiro?: boolean;
  /** `BarraAcao`: fixed at the foot of a phone. */
  readonly barra?: ReactNode;
  /** The title is in the page itself (hero, greeting): the bar shows none and the children bring the h1. */
  readonly semTitulo?: boolean;
}

/** The frame of a screen: bar or title, one column, and on wide screens a sticky summary. */
export function Pagina({
  titulo,
  voltar,
  acoes,
  subtitulo,
  children,
  largura = 'larga',
  lado,
  ladoPrimeiro = false,
  barra,
  semTitulo = false,
}: PaginaProps) {
  return (
    <>
      <main
        id="conteudo"
        className={c['pagina']}
        data-largura={largura}
        data-com-barra={barra !== undefined || undefined}
      >
        {!semTitulo && (
          <div className={c['topo']} data-interna={voltar !== undefined || undefined}>
            {voltar !== undefined && (
              <span className={c['voltar']}>
                <BotaoIcone rotulo="Voltar" href={voltar}>
                  <IconChevronLeft size={24} stroke={1.75} />
                </BotaoIcone>
              </span>
            )}
            <div className={c['titulos']}>
              <h1 tabIndex={-1}>
                <Inteiras>{titulo}</Inteiras>
              </h1>
              {subtitulo !== undefined && <p>{subtitulo}</p>}
            </div>
            {acoes !== undefined && <div className={c['acoes']}>{acoes}</div>}
          </div>
        )}
        {lado === undefined ? (
          children
        ) : (
          <div className={c['colunas']}>
            {ladoPrimeiro && <aside className={c['lado']}>{lado}</aside>}
            <div className={c['coluna']}>{children}</div>
            {!ladoPrimeiro && <aside className={c['lado']}>{lado}</aside>}
          </div>
        )}
      </main>
      {barra}
    </>
  );
}

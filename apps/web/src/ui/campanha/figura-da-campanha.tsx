import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import c from './figura-da-campanha.module.css';
import type { Peca } from './peca.ts';

interface FiguraDaCampanhaProps {
  readonly imagens: Peca['imagens'];
  /** The size of a preview; elsewhere the screen decides (spec 1, §4: image by screen size). */
  readonly tamanho?: 'desktop' | 'mobile' | undefined;
}

/**
 * The picture of a campaign, in a place that has its full size before the picture comes. A picture that does not come
 * leaves the campaign's words alone.
 */
export function FiguraDaCampanha({ imagens, tamanho }: FiguraDaCampanhaProps) {
  const { urlDesktopImagem, urlMobileImagem } = imagens.tamanho;
  const url = tamanho === 'mobile' ? urlMobileImagem : urlDesktopImagem;
  const [falhou, setFalhou] = useState<string>();
  return (
    <picture className={c['figura']}>
      {tamanho === undefined && <source media="(max-width: 500px)" srcSet={urlMobileImagem} />}
      {url === '' || falhou === url ? (
        <span className={c['ausente']}>
          <IconPhoto size={40} stroke={1.5} aria-hidden="true" />
          {url !== '' && imagens.descricao}
        </span>
      ) : (
        <img src={url} alt={imagens.descricao} onError={() => setFalhou(url)} />
      )}
    </picture>
  );
}

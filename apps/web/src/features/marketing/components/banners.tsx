import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { agora } from '../../../lib/relogio.ts';
import { BannerDaCampanha } from '../../../ui/campanha/banner-da-campanha.tsx';
import type { PecaMostrada } from '../destino-da-peca.ts';
import { destinoDaPeca } from '../destino-da-peca.ts';
import { marketingQueries } from '../queries.ts';
import { contarImpressao, usarPeca } from '../usar-peca.ts';

/** Half of it on the screen is seen. */
const VISTO = 0.5;

/** The newest banner of a tag (spec 1, §7 Content); nothing when there is none. */
export function Banners({ tag }: { readonly tag: string }) {
  const banner = useQuery(marketingQueries.banners(tag)).data?.itens[0];
  return banner === undefined ? null : <Banner key={banner.id} banner={banner} />;
}

function Banner({ banner }: { readonly banner: PecaMostrada }) {
  const lugar = useRef<HTMLElement>(null);
  const { id } = banner;
  useEffect(() => {
    const elemento = lugar.current;
    if (elemento === null) return undefined;
    const vigia = new IntersectionObserver(
      ([entrada]) => {
        if (entrada?.isIntersecting !== true) return;
        vigia.disconnect();
        contarImpressao(id);
      },
      { threshold: VISTO },
    );
    vigia.observe(elemento);
    return () => vigia.disconnect();
  }, [id]);
  return (
    <BannerDaCampanha
      ref={lugar}
      peca={banner}
      agora={agora}
      href={destinoDaPeca(banner)}
      novaJanela={banner.redirecionamento.abrirEmNovaJanela}
      aoUsar={() => usarPeca(banner)}
    />
  );
}

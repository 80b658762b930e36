import type { peca } from '@rateia/contracts/campanhas';
import { ehLinkExterno } from '@rateia/domain/marketing/campanha';
import type { z } from 'zod';
import { enderecoDaImagem } from './endereco-da-imagem.ts';
import type { Campanha } from './repository.ts';

/** The public part of a campaign (spec A§3 Marketing modal). A draft without pictures has no addresses of them. */
export function apresentarPeca(c: Campanha): z.output<typeof peca> {
  return {
    id: c.id,
    titulo: c.titulo,
    texto: c.texto,
    imagens: {
      descricao: c.descricao,
      tamanho: {
        urlDesktopImagem: enderecoDaImagem(c.imagemDesktop),
        urlMobileImagem: enderecoDaImagem(c.imagemMobile),
      },
    },
    marketing: { cta: c.cta, utm: { ...c.utm }, cupom: c.cupom === null ? null : { cupom: c.cupom } },
    redirecionamento: {
      link: c.link,
      ehLinkExterno: ehLinkExterno(c.link),
      abrirEmNovaJanela: c.abrirEmNovaJanela,
    },
    contagemAte: c.contagemAte,
  };
}

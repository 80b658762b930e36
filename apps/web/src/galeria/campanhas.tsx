import { useState } from 'react';
import { Botao } from '../ui/base/botao.tsx';
import { Secao } from '../ui/base/secao.tsx';
import { BannerDaCampanha } from '../ui/campanha/banner-da-campanha.tsx';
import { definirConteudoDosEspacos, Espaco } from '../ui/campanha/espaco.tsx';
import { ModalDaCampanha } from '../ui/campanha/modal-da-campanha.tsx';
import type { Peca } from '../ui/campanha/peca.ts';
import { PreviaDoModal } from '../ui/campanha/previa-do-modal.tsx';

const peca: Peca = {
  titulo: 'Chame um amigo e ganhe R$ 10',
  texto: 'Ele entra em um grupo com o seu código, e os dois recebem no saldo.',
  imagens: { descricao: 'Duas pessoas', tamanho: { urlDesktopImagem: '/previa.png', urlMobileImagem: '/previa.png' } },
  marketing: { cta: 'Convidar agora' },
  contagemAte: '2026-12-31T12:00:00.000Z',
};
const semImagem: Peca = {
  ...peca,
  titulo: 'Campanha que acabou',
  texto: '',
  imagens: { descricao: '', tamanho: { urlDesktopImagem: '', urlMobileImagem: '' } },
  contagemAte: '2026-12-01T12:00:00.000Z',
};
function agora(): number {
  return Date.now();
}
function nada(): void {
  undefined;
}

definirConteudoDosEspacos(({ tag }) => <p>O que enche o espaço {tag}</p>);

/** Campaigns: in the page, over it, as their operator sees them, and the places they stand in. */
export function CampanhasNaGaleria() {
  const [aberta, setAberta] = useState(false);
  return (
    <Secao titulo="Campanhas">
      <div style={{ display: 'grid', gap: 24 }}>
        <BannerDaCampanha peca={peca} agora={agora} />
        <BannerDaCampanha peca={semImagem} agora={agora} />
        <BannerDaCampanha peca={{ ...peca, contagemAte: null }} agora={agora} tamanho="mobile" />
        <BannerDaCampanha peca={peca} agora={agora} tamanho="desktop" href="#campanha" novaJanela />
        <Espaco tag="grupos" />
        <PreviaDoModal peca={peca} tamanho="mobile" agora={agora} />
        <PreviaDoModal
          peca={{ ...semImagem, titulo: '', marketing: { cta: '' }, contagemAte: null }}
          tamanho="desktop"
          agora={agora}
        />
        <div>
          <Botao variante="linha" onClick={() => setAberta(true)}>
            Modal da campanha
          </Botao>
        </div>
      </div>
      <ModalDaCampanha
        peca={peca}
        aberto={aberta}
        href="#"
        novaJanela={false}
        agora={agora}
        aoFechar={() => setAberta(false)}
        aoUsar={nada}
      />
    </Secao>
  );
}

import { useState } from 'react';
import { agora } from '../../../../lib/relogio.ts';
import { Abas } from '../../../../ui/base/abas.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { BannerDaCampanha } from '../../../../ui/campanha/banner-da-campanha.tsx';
import type { Peca } from '../../../../ui/campanha/peca.ts';
import { PreviaDoModal } from '../../../../ui/campanha/previa-do-modal.tsx';
import c from './campanha.module.css';
import type { Campanha, ValoresDaCampanha } from './campanha.ts';
import { doCampo } from './campanha.ts';

const TAMANHOS = [
  { valor: 'mobile', rotulo: 'Celular' },
  { valor: 'desktop', rotulo: 'Computador' },
] as const;

/** The campaign as people will see it, with the text being written, on a phone and on a desk. */
export function Previa({ campanha, valores }: { readonly campanha: Campanha; readonly valores: ValoresDaCampanha }) {
  const [tamanho, setTamanho] = useState<'mobile' | 'desktop'>('mobile');
  const peca: Peca = {
    titulo: valores.titulo,
    texto: valores.texto,
    imagens: { ...campanha.imagens, descricao: valores.descricao },
    marketing: { cta: valores.cta },
    contagemAte: doCampo(valores.contagemAte),
  };
  return (
    <Cartao titulo="Prévia">
      <Abas rotulo="Tamanho da tela" abas={TAMANHOS} valor={tamanho} aoEscolher={setTamanho}>
        <div className={c['previa']}>
          {campanha.tipo === 'modal' ? (
            <PreviaDoModal peca={peca} tamanho={tamanho} agora={agora} />
          ) : (
            <div className={c['cena']} data-tamanho={tamanho} inert>
              <BannerDaCampanha
                peca={{
                  ...peca,
                  titulo: peca.titulo === '' ? 'Título' : peca.titulo,
                  marketing: { cta: peca.marketing.cta === '' ? 'Botão' : peca.marketing.cta },
                }}
                tamanho={tamanho}
                agora={agora}
              />
            </div>
          )}
        </div>
      </Abas>
    </Cartao>
  );
}

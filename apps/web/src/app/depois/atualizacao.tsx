import * as chamadas from '@rateia/contracts/chamadas';
import { SNACKBAR_MS } from '@rateia/domain/constantes';
import { MARCA } from '@rateia/domain/marca';
import { useEffect, useState } from 'react';
import { lerLinha } from '../../lib/linha.ts';
import { VERSAO } from '../../lib/produto.ts';
import { buscar } from '../../lib/requisicao.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { alteracoes } from '../../ui/formulario/alteracoes.ts';
import { queryClient } from '../query-client.ts';
import { recarregar, recarregarAPedido } from '../recarregar.ts';
import { podeRenovar } from './momento-de-renovar.ts';
import { anotarRenovada, foiRenovada } from './versao-renovada.ts';
import { VeuDaAtualizacao } from './veu-da-atualizacao.tsx';
import { vigiarVersao } from './vigiar-versao.ts';

/** Long enough to be read before the page goes. */
const LER_MS = 1500;

/** A newer version is served (spec 1, §4): "Atualizar" for 15 s, and then the page renews itself when it may. */
export function Atualizacao() {
  const [atualizando, setAtualizando] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    let oferta: ReturnType<typeof setTimeout> | undefined;
    function renovar(versao: string): void {
      oferta = undefined;
      if (!podeRenovar(ocupacao()) || !anotarRenovada(versao)) return;
      setAtualizando(true);
      setTimeout(recarregar, LER_MS);
    }
    const parar = vigiarVersao({
      perguntar: perguntarVersao,
      oculta: () => document.hidden,
      aoSaber: (versao) => {
        if (versao === VERSAO || oferta !== undefined || foiRenovada(versao)) return;
        // The new version is not offered in the middle of an act: the next answer comes in five seconds.
        if (!podeRenovar(ocupacao())) return;
        recados.mostrar(`Há uma versão nova da ${MARCA}.`, {
          tom: 'neutro',
          acao: {
            rotulo: 'Atualizar',
            fazer: () => {
              // Answered: the page does not go by itself any more. Declined, it is offered again.
              clearTimeout(oferta);
              oferta = undefined;
              void recarregarAPedido(() => anotarRenovada(versao));
            },
          },
        });
        oferta = setTimeout(() => renovar(versao), SNACKBAR_MS);
      },
    });
    return () => {
      clearTimeout(oferta);
      parar();
    };
  }, []);
  return atualizando && <VeuDaAtualizacao />;
}

async function perguntarVersao(): Promise<string> {
  const { method, path } = lerLinha(chamadas.getVersao);
  const { ok, corpo } = await buscar(path, { method });
  const versao = typeof corpo === 'object' && corpo !== null && 'versao' in corpo ? corpo.versao : undefined;
  if (!ok || typeof versao !== 'string') throw new Error('no version in the answer');
  return versao;
}

function ocupacao() {
  return {
    alteracoes: alteracoes.existem(),
    pathname: window.location.pathname,
    enviando: queryClient.isMutating(),
    dialogo: document.querySelector('dialog[open]') !== null,
    digitando: document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea') === true,
  };
}

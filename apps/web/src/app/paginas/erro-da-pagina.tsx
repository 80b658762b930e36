import { ERRO_PADRAO } from '@rateia/contracts/excecoes';
import { MARCA } from '@rateia/domain/marca';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { use, useEffect, useState } from 'react';
import { esperarServidor } from '../../lib/esperar-servidor.ts';
import { ErroDePedaco, podeRecarregar } from '../../lib/pedacos.ts';
import { VERSAO } from '../../lib/produto.ts';
import { Erro } from '../../ui/estado/erro.tsx';
import { SegurancaDoDinheiro } from '../../ui/estado/seguranca-do-dinheiro.ts';
import { naCentral } from '../central.ts';
import { recarregar } from '../recarregar.ts';

import c from './pagina-avulsa.module.css';

/** A screen that broke, or did not come. The person may try again without losing the address. */
export function ErroDaPagina({ error, reset }: ErrorComponentProps) {
  return (
    <main id="conteudo" className={c['avulsa']}>
      {error instanceof ErroDePedaco ? <NaoVeio erro={error} /> : <Quebrou erro={error} aoTentarDeNovo={reset} />}
    </main>
  );
}

function Quebrou({ erro, aoTentarDeNovo }: { readonly erro: unknown; readonly aoTentarDeNovo: () => void }) {
  useEffect(() => naCentral((central) => central.anotarErro(erro)), [erro]);
  return (
    <Erro
      titulo="Não conseguimos mostrar esta página"
      detalhe={`${use(SegurancaDoDinheiro)}Desculpe: ${ERRO_PADRAO}`}
      aoTentarDeNovo={aoTentarDeNovo}
    />
  );
}

/**
 * For a page whose file did not load. Without network it waits for the network; otherwise the page is reloaded once,
 * and after that the person is asked to reload. The browser's word about the network is not enough: it calls a device
 * connected whose network leads nowhere.
 */
function NaoVeio({ erro }: { readonly erro: ErroDePedaco }) {
  const [estado, setEstado] = useState<'recarregando' | 'sem rede' | 'falhou'>('recarregando');
  useEffect(
    () =>
      esperarServidor({
        aoFaltar: () => setEstado('sem rede'),
        aoHaver: (faltou) => {
          if (faltou || podeRecarregar(erro.pedaco)) recarregar();
          else {
            setEstado('falhou');
            naCentral((central) => central.anotarErro(erro));
          }
        },
      }),
    [erro],
  );
  if (estado === 'recarregando') return null;
  if (estado === 'sem rede') {
    return (
      <Erro
        titulo="Você está sem conexão"
        detalhe="Esta página ainda não está neste aparelho. Ela abre sozinha quando a conexão voltar."
        aoTentarDeNovo={recarregar}
      />
    );
  }
  return (
    <>
      <Erro
        titulo="Esta página não carregou"
        detalhe={`Pode haver uma versão nova da ${MARCA}. Atualize para continuar de onde parou.`}
        acao="Atualizar"
        aoTentarDeNovo={recarregar}
      />
      <p className={c['versao']}>Versão {VERSAO}</p>
    </>
  );
}

import { useSyncExternalStore } from 'react';
import { Botao } from '../base/botao.tsx';
import { Dialogo } from './dialogo.tsx';
import type { PedidoDialogo } from './dialogos.ts';
import { dialogos } from './dialogos.ts';

interface BotaoDoDialogo {
  readonly rotulo: string;
  readonly aceita: boolean;
}

/** The main button first. */
function botoesDe(atual: PedidoDialogo | undefined): readonly BotaoDoDialogo[] {
  const acao = { rotulo: atual?.acao ?? 'Entendi', aceita: true };
  if (atual?.escape === undefined) return [acao];
  const saida = { rotulo: atual.escape, aceita: false };
  return atual.escapePrimeiro === true ? [saida, acao] : [acao, saida];
}

/** Draws the dialog that `dialogos` has on top. Once, at the root. */
export function DialogosHost() {
  const atual = useSyncExternalStore(dialogos.assinar, dialogos.atual);
  return (
    <Dialogo
      key={atual?.chave}
      aberto={atual !== undefined}
      titulo={atual?.titulo ?? ''}
      aoFechar={() => dialogos.responder(false)}
      acoes={botoesDe(atual).map(({ rotulo, aceita }, i) => (
        <Botao
          key={rotulo}
          tamanho={i === 0 ? 'lg' : 'md'}
          bloco
          variante={i > 0 ? 'texto' : aceita && atual?.perigo === true ? 'perigo' : 'primario'}
          onClick={() => dialogos.responder(aceita)}
        >
          {rotulo}
        </Botao>
      ))}
    >
      {atual?.corpo}
    </Dialogo>
  );
}

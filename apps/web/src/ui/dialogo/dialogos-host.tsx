import { useSyncExternalStore } from 'react';
import { Botao } from '../base/botao.tsx';
import { Dialogo } from './dialogo.tsx';
import { dialogos } from './dialogos.ts';

/** Draws the dialog that `dialogos` has on top. Once, at the root. */
export function DialogosHost() {
  const atual = useSyncExternalStore(dialogos.assinar, dialogos.atual);
  return (
    <Dialogo
      key={atual?.chave}
      aberto={atual !== undefined}
      titulo={atual?.titulo ?? ''}
      aoFechar={() => dialogos.responder(false)}
      acoes={
        <>
          <Botao
            tamanho="lg"
            bloco
            variante={atual?.perigo === true ? 'perigo' : 'primario'}
            onClick={() => dialogos.responder(true)}
          >
            {atual?.acao ?? 'Entendi'}
          </Botao>
          {atual?.escape !== undefined && (
            <Botao bloco variante="texto" onClick={() => dialogos.responder(false)}>
              {atual.escape}
            </Botao>
          )}
        </>
      }
    >
      {atual?.corpo}
    </Dialogo>
  );
}

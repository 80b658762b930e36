import { useEffect, useState, useSyncExternalStore } from 'react';
import { confirmacoes } from '../../lib/confirmacao.ts';
import { ErroRede } from '../../lib/erros-api.ts';
import { anotarFalta, carregarPedaco } from '../../lib/pedacos.ts';

function carregar() {
  return import('./confirmacao-dialogo.tsx');
}
type Dialogo = Awaited<ReturnType<typeof carregar>>['ConfirmacaoDialogo'];

/**
 * Draws the question of a call that asks for a confirmation. It stands once, at the root, and its dialog is loaded when
 * it is needed. If the dialog does not load, the call has failed like one without network, and the next call asks for
 * the dialog again.
 */
export function ConfirmacaoHost() {
  const pedido = useSyncExternalStore(confirmacoes.assinar, confirmacoes.atual);
  const [Pergunta, setPergunta] = useState<Dialogo>();
  const falta = pedido !== undefined && Pergunta === undefined;
  useEffect(() => {
    if (falta)
      carregarPedaco('confirmacao', carregar).then(
        (m) => setPergunta(() => m.ConfirmacaoDialogo),
        (causa) => {
          anotarFalta(causa);
          confirmacoes.falhar(new ErroRede(causa));
        },
      );
  }, [falta]);
  return pedido !== undefined && Pergunta !== undefined ? <Pergunta key={pedido.chave} pedido={pedido} /> : null;
}

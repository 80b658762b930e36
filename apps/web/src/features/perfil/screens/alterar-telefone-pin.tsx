import { useEffect } from 'react';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { CodigoDoTelefone } from '../components/codigo-do-telefone.tsx';
import { useTelefonePedido } from '../fluxo.ts';

/** /perfil/alterar/telefone/pin (spec 1, §2): the code of the SMS changes the phone (PIN 246). */
export function TelaAlterarTelefonePin() {
  const pedido = useTelefonePedido();
  const semPedido = pedido === null;
  useEffect(() => {
    if (semPedido) void irPara(paths.perfilAlterarTelefone(), { substitui: true });
  }, [semPedido]);
  if (pedido === null) return null;
  return (
    <CodigoDoTelefone
      chamada="confirmarNovoTelefone"
      pedido={pedido}
      acao="Trocar o telefone"
      voltar={paths.perfilAlterarTelefone()}
      alternativa={
        <Botao variante="texto" href={paths.perfilAlterarTelefone()}>
          Pedir outro código
        </Botao>
      }
    />
  );
}

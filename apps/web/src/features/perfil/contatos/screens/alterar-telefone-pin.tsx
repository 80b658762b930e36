import * as chamadas from '@rateia/contracts/chamadas';
import { useEffect } from 'react';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { CodigoDoTelefone } from '../components/codigo-do-telefone.tsx';
import { OutroCodigo } from '../components/outro-codigo.tsx';
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
      chamada={chamadas.confirmarNovoTelefone}
      pedido={pedido}
      acao="Trocar o telefone"
      depois="Para usar outro número, você confirma de novo que é você."
      voltar={paths.perfilAlterarTelefone()}
      alternativa={(aoRecusar) => (
        <>
          <OutroCodigo chamada={chamadas.reenviarPinDoTelefone} telefone={pedido.valor} aoRecusar={aoRecusar} />
          <Botao variante="texto" href={paths.perfilAlterarTelefone()}>
            Usar outro número
          </Botao>
        </>
      )}
    />
  );
}

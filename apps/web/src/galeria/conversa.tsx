import { MARCA } from '@rateia/domain/marca';
import { Botao } from '../ui/base/botao.tsx';
import { ListaDefinicao } from '../ui/base/lista-definicao.tsx';
import { Nota } from '../ui/base/nota.tsx';
import { Secao } from '../ui/base/secao.tsx';
import {
  AvisoNaConversa,
  ContatoEscondido,
  Conversa,
  LinhaDoSistema,
  Mensagem,
  PropostaDaConversa,
} from '../ui/conversa/conversa.tsx';

/** A thread with its deadline, both sides, the product's lines and a proposal. */
export function ConversaNaGaleria() {
  return (
    <Secao titulo="Conversa">
      <Nota tom="warning" titulo="Responda até quarta, 30 dez, 14h31">
        Faltam 2 dias e 4 horas.
      </Nota>
      <br />
      <Conversa rotulo="Reclamação">
        <LinhaDoSistema titulo="Reclamação registrada.">
          Sábado, 26 dez, 19h02. O valor que Diego receberia ficou bloqueado.
        </LinhaDoSistema>
        <Mensagem quem="Você" quando="Sáb, 19h02" minha>
          Desde ontem à noite aparece “senha incorreta” na TV e no celular.
        </Mensagem>
        <Mensagem quem="Diego, administrador" quando="Dom, 14h31">
          Oi, Marina. O cartão da conta foi recusado e o serviço suspendeu. Prefiro encerrar a sua vaga e devolver o que
          você não usou.
        </Mensagem>
        <AvisoNaConversa titulo="Não pague por fora">
          {`Fora da ${MARCA} não há caução, prazo nem devolução, e o pedido é proibido aqui.`}
        </AvisoNaConversa>
        <Mensagem quem="Diego, administrador" quando="Dom, 14h33">
          Se preferir, manda direto no meu Pix: <ContatoEscondido>telefone escondido</ContatoEscondido>
        </Mensagem>
        <PropostaDaConversa
          de="Proposta de Diego"
          titulo="Cancelamento da sua assinatura e reembolso"
          acoes={
            <>
              <Botao tamanho="lg" bloco>
                Aceitar proposta
              </Botao>
              <Botao variante="linha" tamanho="lg" bloco>
                Pedir outra solução
              </Botao>
            </>
          }
        >
          <ListaDefinicao
            itens={[
              { rotulo: 'Parte do plano, 20 de 30 dias', valor: 'R$\u00a013,33' },
              { rotulo: `Taxa ${MARCA}, 20 de 30 dias`, valor: 'R$\u00a01,07' },
              { rotulo: 'Caução', valor: 'R$\u00a021,60' },
              { rotulo: 'Você recebe', valor: 'R$\u00a036,00', total: true },
            ]}
          />
        </PropostaDaConversa>
      </Conversa>
    </Secao>
  );
}

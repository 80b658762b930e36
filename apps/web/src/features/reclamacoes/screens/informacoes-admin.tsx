import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Passos } from '../../../ui/fluxo/passos.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import c from '../components/reclamacao.module.css';
import { useNumeroDaBusca } from '../queries.ts';

/** /reclamacao/informacoes/admin: what a complaint means for the administrator of the group (REGRAS 2.7). */
export function TelaInformacoesDoAdministrador() {
  const id = useNumeroDaBusca('id');
  const destino = id > 0 ? paths.reclamacaoHistorico(id) : paths.reclamacoesHistorico();
  return (
    <Pagina titulo="Reclamaram do meu grupo" voltar={destino} largura="estreita">
      <div className={c['pilha']}>
        <Cartao titulo="O que acontece agora">
          <Passos
            passos={[
              {
                titulo: 'O valor desta vaga fica bloqueado',
                detalhe: 'Os outros membros não mudam nada para você. Ele é solto quando a reclamação fecha.',
                estado: 'feito',
              },
              {
                titulo: 'Você responde no prazo',
                detalhe: 'Proponha uma solução, ou aceite o que o membro pediu. A conta aparece antes.',
                estado: 'agora',
              },
              {
                titulo: 'Sem resposta, a regra decide',
                detalhe:
                  'Se parou de funcionar, o pedido é feito sem você. Nos outros casos, uma pessoa da equipe decide.',
                estado: 'depois',
              },
            ]}
          />
        </Cartao>
        <Cartao titulo="O que uma reclamação perdida custa">
          <div className={c['pilha']}>
            <p>
              Ela conta na sua reputação. Três em 90 dias impedem grupos novos por 90 dias. Um acordo cumprido não
              conta.
            </p>
            <p>Pedir pagamento fora da plataforma suspende a conta e bloqueia tudo o que você tem a receber.</p>
          </div>
        </Cartao>
        <Botao bloco href={destino}>
          Ver a reclamação
        </Botao>
      </div>
    </Pagina>
  );
}

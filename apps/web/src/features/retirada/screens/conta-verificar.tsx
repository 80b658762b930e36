import { TIPO_DE_CONTA } from '@rateia/domain/retirada/bancos';
import { useQuery } from '@tanstack/react-query';
import { useParametroId } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Osso } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { useVerificarConta } from '../mutations.ts';
import type { ContaBancaria } from '../queries.ts';
import { retiradaQueries } from '../queries.ts';

/** /carteira/conta/{id}/verificar (spec 2, §2 Wallet): the code 215 confirms the account, which then rests (REGRAS 2.6). */
export function TelaContaVerificar() {
  const id = useParametroId();
  const contas = useQuery(retiradaQueries.contas());
  const conta = contas.data?.itens.find((uma) => uma.id === id);
  if (conta !== undefined) return <Verificar conta={conta} />;
  return (
    <Pagina titulo="Confirmar conta" voltar={paths.carteiraContas()} largura="estreita">
      <Consulta
        consulta={contas}
        esqueleto={<Osso altura={220} raio={20} />}
        erro="Não conseguimos carregar a sua conta"
      >
        {() => (
          <Vazio
            titulo="Esta conta não está mais aqui"
            acao={<Botao href={paths.carteiraContas()}>Ver contas</Botao>}
          />
        )}
      </Consulta>
    </Pagina>
  );
}

function Verificar({ conta }: { readonly conta: ContaBancaria }) {
  const verificar = useVerificarConta();
  return (
    <PassoFluxo
      pergunta="Confira e confirme a sua conta"
      apoio="Enviamos um código para o seu e-mail quando você tocar em confirmar."
      voltar={paths.carteiraContas()}
      passo={2}
      de={2}
      acao="Confirmar conta"
      fazendo={verificar.isPending && 'Confirmando'}
      aoContinuar={() => verificar.mutate({ params: { id: conta.id } })}
    >
      <Cartao>
        <ListaDefinicao
          itens={[
            { rotulo: 'Banco', valor: conta.banco.nome },
            { rotulo: 'Tipo', valor: TIPO_DE_CONTA[conta.tipo].rotulo },
            { rotulo: 'Agência', valor: conta.agencia },
            { rotulo: 'Conta', valor: conta.conta },
          ]}
        />
      </Cartao>
      <Nota>Por segurança, a conta só recebe 24 horas depois de confirmada. Avisamos por e-mail.</Nota>
    </PassoFluxo>
  );
}

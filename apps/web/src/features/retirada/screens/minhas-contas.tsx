import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { TIPO_DE_CONTA } from '@rateia/domain/retirada/bancos';
import { ID_STATUS_CONTA_BANCARIA } from '@rateia/domain/retirada/regras';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { useRemoverConta } from '../mutations.ts';
import type { ContaBancaria } from '../queries.ts';
import { retiradaQueries } from '../queries.ts';
import c from './minhas-contas.module.css';

/** /carteira/contas (spec 2, §2 Wallet): the bank accounts that may receive, those that wait for their code first. */
export function TelaContas() {
  const contas = useQuery(retiradaQueries.contas());
  const acao = <Botao href={paths.carteiraContaCadastrar()}>Cadastrar conta</Botao>;
  return (
    <Pagina titulo="Contas bancárias" voltar={paths.carteiraCreditos()} largura="estreita">
      <Consulta consulta={contas} esqueleto={<OssoLista quantos={2} />} erro="Não conseguimos carregar as suas contas">
        {({ itens }) =>
          itens.length === 0 ? (
            <Vazio
              titulo="Nenhuma conta ainda"
              detalhe="Por TED, o dinheiro vai para uma conta do seu CPF em qualquer banco. Por Pix, não precisa de conta cadastrada."
              acao={acao}
            />
          ) : (
            <div className={c['tela']}>
              <Cartao rente>
                <Lista>
                  {itens.map((conta) => (
                    <Conta key={conta.id} conta={conta} />
                  ))}
                </Lista>
              </Cartao>
              <Nota>Só contas no seu CPF recebem. Uma conta nova só recebe 24 horas depois de confirmada.</Nota>
              {acao}
            </div>
          )
        }
      </Consulta>
    </Pagina>
  );
}

function Conta({ conta }: { readonly conta: ContaBancaria }) {
  const { id, banco, tipo, agencia, conta: numero, status } = conta;
  const remover = useRemoverConta();
  async function perguntar(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: `Remover a conta do ${banco.nome}?`,
      corpo: 'Ela deixa de receber as suas retiradas. Para usar de novo, você cadastra e confirma outra vez.',
      acao: 'Remover conta',
      escape: 'Manter conta',
      perigo: true,
    });
    if (sim) remover.mutate({ params: { id } });
  }
  const pendente = status === ID_STATUS_CONTA_BANCARIA.pendenteEmail;
  return (
    <LinhaLista
      icone={<IconBuildingBank size={22} stroke={1.75} />}
      titulo={banco.nome}
      detalhe={`${TIPO_DE_CONTA[tipo].rotulo}, agência ${agencia}, conta ${numero}. ${situacao(conta)}`}
      fim={
        <span className={c['acoes']}>
          {pendente && (
            <Botao tamanho="sm" variante="suave" href={paths.carteiraContaVerificar(id)}>
              Confirmar
            </Botao>
          )}
          <Botao
            tamanho="sm"
            variante="texto"
            fazendo={remover.isPending && 'Removendo'}
            onClick={() => void perguntar()}
          >
            Remover
          </Botao>
        </span>
      }
    />
  );
}

function situacao({ podeReceberEm, emDescanso }: ContaBancaria): string {
  if (podeReceberEm === null) return 'Falta confirmar com o código.';
  return emDescanso ? `Recebe a partir de ${formatarMomento(podeReceberEm)}.` : 'Pronta para receber.';
}

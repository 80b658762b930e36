import * as chamadas from '@rateia/contracts/chamadas';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { chaveDe, consulta, useChamada } from '../../../../lib/consultas.ts';
import { useLoginSocial } from '../../../../lib/login-social.ts';
import { localAtual } from '../../../../lib/navegador.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { Consulta } from '../../../../ui/estado/consulta.tsx';

type Conta = RespostaDe<'getVinculacoes'>['itens'][number];

/** Google and Facebook as ways into this account: to link, and to unlink while another way stays (spec 1, §4). */
export function ContasSociais() {
  const vinculacoes = useQuery(consulta(chamadas.getVinculacoes));
  const { escolhido, aoEscolher } = useLoginSocial({ finalidade: 'vincular', redirect: localAtual() });
  const desligar = useDesligar();
  // An installation without providers, and nothing linked: there is nothing to say.
  if (vinculacoes.data?.itens.length === 0) return null;
  function acao(conta: Conta, podeDesvincular: boolean) {
    const { socialAuth, nome, vinculada } = conta;
    if (!vinculada)
      return (
        <Botao
          variante="suave"
          tamanho="sm"
          rotulo={`Ligar o ${nome}`}
          fazendo={escolhido === socialAuth && 'Abrindo'}
          onClick={() => aoEscolher(socialAuth)}
        >
          Ligar
        </Botao>
      );
    return podeDesvincular ? (
      <Botao
        variante="linha"
        tamanho="sm"
        rotulo={`Desligar o ${nome}`}
        fazendo={desligar.fazendo === socialAuth && 'Desligando'}
        onClick={() => desligar.perguntar(conta)}
      >
        Desligar
      </Botao>
    ) : undefined;
  }
  return (
    <Cartao titulo="Entrar com outras contas" rente>
      <Consulta consulta={vinculacoes} erro="Não conseguimos carregar as contas ligadas">
        {({ itens, podeDesvincular }) => (
          <Lista>
            {itens.map((conta) => (
              <LinhaLista
                key={conta.socialAuth}
                titulo={conta.nome}
                detalhe={detalheDe(conta, podeDesvincular)}
                fim={acao(conta, podeDesvincular)}
              />
            ))}
          </Lista>
        )}
      </Consulta>
    </Cartao>
  );
}

function detalheDe({ vinculada, email, vinculadaEm }: Conta, podeDesvincular: boolean): string {
  if (!vinculada) return 'Não ligada';
  const desde = vinculadaEm === null ? '' : ` desde ${formatarDia(diaDe(vinculadaEm))}`;
  const dono = email === null ? `Ligada${desde}` : `${email}, ligada${desde}`;
  return podeDesvincular ? dono : `${dono}. É a sua única forma de entrar: crie uma senha para poder desligar.`;
}

function useDesligar() {
  const cache = useQueryClient();
  const chamada = useChamada(chamadas.deleteVinculacao, {
    aoConcluir: (vinculacoes) => {
      cache.setQueryData([...chaveDe('getVinculacoes'), null], vinculacoes);
      recados.mostrar('Conta desligada.');
    },
  });
  return {
    fazendo: chamada.isPending ? chamada.variables?.params.socialAuth : undefined,
    perguntar: async ({ socialAuth, nome }: Conta): Promise<void> => {
      const sim = await dialogos.mostrar({
        titulo: `Desligar o ${nome}?`,
        corpo: `O ${nome} deixa de abrir a sua conta. Você continua entrando das outras formas.`,
        acao: `Desligar o ${nome}`,
        escape: 'Continuar com ele ligado',
        perigo: true,
      });
      if (sim) chamada.mutate({ params: { socialAuth } });
    },
  };
}

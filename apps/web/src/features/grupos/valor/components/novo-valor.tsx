import { useDebouncedValue } from '@mantine/hooks';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { obrigatorio } from '@rateia/domain/validacao';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { CampoDinheiro } from '../../../../ui/formulario/campo-dinheiro.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useAlterarPlano } from '../../mutations-admin.ts';
import { grupoAdminQueries } from '../../queries-admin.ts';
import { EfeitoDoValor } from './efeito-do-valor.tsx';
import c from './novo-valor.module.css';

type ValorDoGrupo = RespostaDe<'verificarAlteracaoPlano'>;
interface Valores {
  readonly valor: number | undefined;
  readonly idPlano: number | undefined;
}

const ESPERA_MS = 250;
const MINIMO = 1_00;
const MAXIMO = 5_000_00;
const campos = { valor: { nome: 'Valor do plano', regras: [obrigatorio] } } as const;

/** Another value or plan: its effect on the members is the server's, shown before they are told. */
export function NovoValor({ valor: atual }: { readonly valor: ValorDoGrupo }) {
  const formulario = useFormulario<Valores>({
    iniciais: { valor: atual.valorAtual, idPlano: atual.idPlano ?? undefined },
    campos,
    preguicoso: true,
  });
  const alterar = useAlterarPlano(atual.grupoId, (recusas) => {
    for (const texto of Object.values(recusas)) formulario.recusa('valor', texto);
  });
  const { valor, idPlano } = formulario.valores;
  const [pedido] = useDebouncedValue(pedidoDe({ valor, idPlano }, atual), ESPERA_MS);
  const consulta = useQuery(grupoAdminQueries.novoValor(atual.grupoId, pedido));
  const proposta = pedido === undefined ? undefined : (consulta.data?.proposta ?? undefined);
  const enviar = formulario.enviar(() => {
    if (proposta === undefined || valor === undefined) return;
    alterar.mutate({
      body: { idGrupo: atual.grupoId, idPlano: idPlano ?? null, valor, porMembro: proposta.porMembro },
    });
  });
  const recusa = proposta?.recusa ?? undefined;
  const teto = consulta.data?.valorMaximo ?? atual.valorMaximo;
  return (
    <form className={c['form']} onSubmit={enviar} noValidate>
      {atual.planos.length > 1 && (
        <Opcoes
          rotulo="Plano"
          mostraRotulo
          valor={idPlano}
          aoEscolher={(escolhido) => formulario.muda('idPlano', escolhido)}
          opcoes={atual.planos.map((plano) => ({
            valor: plano.id,
            titulo: plano.nome,
            detalhe: `${plano.lugares} lugares, ${formatarReais(centavos(plano.valor))} no catálogo`,
          }))}
        />
      )}
      <CampoDinheiro
        {...formulario.campo('valor')}
        rotulo="Valor do plano por mês"
        grande
        erro={recusa ?? formulario.erros.valor}
        apoio={teto === null ? undefined : `Até ${formatarReais(centavos(teto))} por vaga, sem a taxa.`}
      />
      {pedido === undefined ? (
        <Nota>
          {`Hoje cada membro paga ${formatarReais(centavos(atual.porMembro))} e você recebe ${formatarReais(centavos(atual.recebePorVaga))} por vaga. Escreva outro valor para ver o que muda.`}
        </Nota>
      ) : (
        <Consulta consulta={consulta} erro="Não conseguimos calcular" esqueleto={<OssoLista quantos={1} />}>
          {({ proposta: nova }) => nova !== null && nova.recusa === null && <EfeitoDoValor antes={atual} nova={nova} />}
        </Consulta>
      )}
      <Botao
        tipo="submit"
        tamanho="lg"
        bloco
        desligado={proposta === undefined || recusa !== undefined || consulta.isPlaceholderData}
        fazendo={alterar.isPending && 'Avisando'}
      >
        {proposta?.membros === 0 ? 'Mudar o valor' : 'Avisar os membros'}
      </Botao>
    </form>
  );
}

/** The question to the server; none while the value and the plan are those of the group. */
function pedidoDe({ valor, idPlano }: Valores, atual: ValorDoGrupo) {
  if (valor === undefined || valor < MINIMO || valor > MAXIMO) return undefined;
  if (valor === atual.valorAtual && idPlano === (atual.idPlano ?? undefined)) return undefined;
  return { valor, ...(idPlano === undefined ? {} : { idPlano }) };
}

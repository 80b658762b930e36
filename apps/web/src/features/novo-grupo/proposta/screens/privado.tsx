import { useDebouncedValue } from '@mantine/hooks';
import { campoNomeDoGrupo } from '@rateia/domain/grupos/campos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParametro } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Quantidade } from '../../../../ui/base/quantidade.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoDinheiro } from '../../../../ui/formulario/campo-dinheiro.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { campoDescricao, campoValor } from '../../campos.ts';
import { useCriarPrivado } from '../../mutations.ts';
import type { GrupoPrivado } from '../../privado.ts';
import { criarPrivado, PRIVADO_VAZIO, simularPrivado } from '../../privado.ts';
import { novoGrupoQueries } from '../../queries.ts';
import type { Servico } from '../../rascunho.ts';
import c from './valores.module.css';

const ESPERA_MS = 250;
const campos = { nome: campoNomeDoGrupo, valor: campoValor, descricao: campoDescricao } as const;

/** /novo-grupo/{servico}/privado: any cost that friends split, priced, and made without a review (REGRAS 2.26). */
export function TelaPrivado() {
  const nomeUrl = useParametro('servico');
  const servicos = useQuery(novoGrupoQueries.servicos(''));
  const servico = servicos.data?.servicos.find((um) => um.nomeUrl === nomeUrl);
  if (servico !== undefined) return <Privado servico={servico} />;
  return (
    <PassoFluxo pergunta="Grupo privado" voltar={paths.novoGrupoEscolha()}>
      <Consulta consulta={servicos} esqueleto={<OssoLista />} erro="Não conseguimos carregar o serviço">
        {() => <Vazio titulo="Este serviço não aceita novos grupos" />}
      </Consulta>
    </PassoFluxo>
  );
}

function Privado({ servico }: { readonly servico: Servico }) {
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario<GrupoPrivado>({ iniciais: PRIVADO_VAZIO, campos, preguicoso: true });
  const { valores } = formulario;
  const { minimo, maximo } = useRegras()?.grupos.lugares ?? { minimo: 2, maximo: valores.pessoas };
  const criar = useCriarPrivado((recusas) => {
    for (const [nome, texto] of Object.entries(recusas)) {
      if (nome === 'nome' || nome === 'valor' || nome === 'descricao') formulario.recusa(nome, texto);
      else setRecusa(texto);
    }
  });
  const enviar = formulario.enviar((feito) => {
    setRecusa(undefined);
    const body = criarPrivado(servico, feito);
    if (body !== undefined) criar.mutate({ body });
  });
  return (
    <PassoFluxo
      pergunta="O que vocês dividem?"
      apoio="Qualquer custo entre amigos: um serviço, o aluguel, a quadra. Só entra quem você convidar."
      voltar={paths.novoGrupoEscolha()}
      aoContinuar={() => enviar()}
      acao="Criar grupo e convidar"
      fazendo={criar.isPending && 'Criando o grupo'}
      resumo={<Conta servico={servico} grupo={valores} />}
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <CampoTexto
        {...formulario.campo('nome')}
        rotulo="Nome do grupo"
        placeholder="Quadra de quinta"
        maxLength={80}
        autoComplete="off"
      />
      <CampoDinheiro {...formulario.campo('valor')} rotulo="Custo por mês" grande />
      <Cartao className={c['quantos']}>
        <div>
          <span>
            <b>Pessoas</b>
            <small>Contando você</small>
          </span>
          <Quantidade
            valor={valores.pessoas}
            min={minimo}
            max={maximo}
            unidade={['pessoa', 'pessoas']}
            aoMudar={(pessoas) => formulario.muda('pessoas', pessoas)}
          />
        </div>
      </Cartao>
      <CampoArea
        {...formulario.campo('descricao')}
        rotulo="O que combinaram (opcional)"
        maxLength={2000}
        placeholder="Dia do jogo, quem leva a bola, como cada um usa"
      />
      <Marcacao marcada={valores.exigeCaucao} aoMudar={(exige) => formulario.muda('exigeCaucao', exige)}>
        Pedir caução: cada amigo deixa um mês guardado, que volta quando sair.
      </Marcacao>
      <p>Ao criar, você aceita as regras de quem administra. Ninguém paga antes de aceitar o convite.</p>
    </PassoFluxo>
  );
}

/** Both ends of the sum: what each friend pays, and what the administrator receives. */
function Conta({ servico, grupo }: { readonly servico: Servico; readonly grupo: GrupoPrivado }) {
  const [valor] = useDebouncedValue(grupo.valor, ESPERA_MS);
  const entrada = simularPrivado(servico, { ...grupo, valor });
  const { data } = useQuery(novoGrupoQueries.simulacao(entrada));
  if (entrada === undefined || data === undefined) return null;
  return (
    <Cartao titulo="Cada amigo paga">
      <Valor valor={data.valorPorMembro} tamanho="xl" />
      <ListaDefinicao
        itens={[
          { rotulo: 'Parte de cada um', valor: <Valor valor={data.valorSemTaxas} /> },
          { rotulo: 'Taxa de grupo privado', valor: <Valor valor={data.valorTaxa} /> },
          ...(data.caucao > 0
            ? [{ rotulo: 'Caução na entrada', detalhe: 'volta na saída', valor: <Valor valor={data.caucao} /> }]
            : []),
          { rotulo: 'Você recebe por mês', valor: <Valor valor={data.voceRecebe} /> },
          { rotulo: 'A sua parte fica com você', valor: <Valor valor={data.suaParte} /> },
        ]}
      />
    </Cartao>
  );
}

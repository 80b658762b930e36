import { useQuery } from '@tanstack/react-query';
import { Botao } from '../../../ui/base/botao.tsx';
import { Dialogo } from '../../../ui/dialogo/dialogo.tsx';
import { CampoDinheiro } from '../../../ui/formulario/campo-dinheiro.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { CampoData } from '../../../ui/formulario/campo-mascara.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { Marcacao } from '../../../ui/formulario/marcacao.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import c from './cupons.module.css';
import { useCriarCupom } from './mutations.ts';
import { cuponsQueries } from './queries.ts';
import { CAMPOS_DO_CUPOM, CUPOM_VAZIO, corpoDoCupom } from './valores-do-cupom.ts';

interface NovoCupomProps {
  readonly aberto: boolean;
  readonly aoFechar: () => void;
}

/** A new coupon: its code and discount, for whom it is, its limits and its days (REGRAS 2.29). */
export function NovoCupom({ aberto, aoFechar }: NovoCupomProps) {
  return (
    <Dialogo aberto={aberto} titulo="Criar cupom" aoFechar={aoFechar}>
      {aberto && <Formulario aoFechar={aoFechar} />}
    </Dialogo>
  );
}

function Formulario({ aoFechar }: Pick<NovoCupomProps, 'aoFechar'>) {
  const formulario = useFormulario({ iniciais: CUPOM_VAZIO, campos: CAMPOS_DO_CUPOM, preguicoso: true });
  const { campo, valores, muda } = formulario;
  const criar = useCriarCupom({ aoCriar: aoFechar, aoRecusar: formulario.recusa });
  const servicos = useQuery(cuponsQueries.servicos()).data?.servicos ?? [];
  return (
    <form
      className={c['formulario']}
      noValidate
      onSubmit={formulario.enviar((escritos) => criar.mutate({ body: corpoDoCupom(escritos) }))}
    >
      <CampoTexto {...campo('codigo')} rotulo="Código" apoio="Letras, números e hífen." autoComplete="off" />
      <CampoTexto {...campo('nome')} rotulo="Nome" apoio="Só a operação vê." autoComplete="off" />
      <CampoTexto
        {...campo('desconto')}
        rotulo="Desconto"
        apoio="Uma porcentagem, como 10%, ou um valor, como 5,00. Sai da parte e da taxa, nunca da caução."
        autoComplete="off"
      />
      <CampoDinheiro
        rotulo="Desconto máximo"
        apoio="De uma porcentagem. Em branco, sem máximo."
        value={valores.maximo}
        onChange={(maximo) => muda('maximo', maximo)}
      />
      <CampoDinheiro
        rotulo="Compra mínima"
        apoio="Parte e taxa, sem a caução. Em branco, qualquer valor."
        value={valores.minimo}
        onChange={(minimo) => muda('minimo', minimo)}
      />
      <CampoEscolha
        rotulo="Serviço"
        apoio="Em branco, vale para todos."
        placeholder="Todos os serviços"
        value={valores.servico}
        onChange={(servico) => muda('servico', servico)}
        opcoes={servicos.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
      />
      <Marcacao marcada={valores.soNaPrimeira} aoMudar={(marcada) => muda('soNaPrimeira', marcada)}>
        Só no primeiro grupo da pessoa
      </Marcacao>
      <CampoTexto {...campo('porPessoa')} rotulo="Vezes por pessoa" autoComplete="off" inputMode="numeric" />
      <CampoTexto
        {...campo('limite')}
        rotulo="Compras ao todo"
        apoio="Em branco, sem limite."
        autoComplete="off"
        inputMode="numeric"
      />
      <CampoData {...campo('comecaEm')} rotulo="Primeiro dia" apoio="Em branco, hoje." />
      <CampoData {...campo('ultimoDia')} rotulo="Último dia" apoio="Em branco, não termina." />
      <Botao tipo="submit" tamanho="lg" bloco fazendo={criar.isPending && 'Criando'}>
        Criar cupom
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Voltar à lista
      </Botao>
    </form>
  );
}

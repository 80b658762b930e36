import { campoNomeDoGrupo, campoSite } from '@rateia/domain/grupos/campos';
import { maximoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoDinheiro } from '../../../../ui/formulario/campo-dinheiro.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { useAjustarGrupo } from '../../mutations-admin.ts';
import c from './ajustes-pedidos.module.css';

interface Valores {
  readonly nome: string;
  readonly valor: number | undefined;
  readonly regras: string;
  readonly descricao: string;
  readonly acessoDescricao: string;
  readonly contato: string;
  readonly site: string;
}

const campos = {
  nome: campoNomeDoGrupo,
  valor: { nome: 'Valor do plano', regras: [obrigatorio] },
  descricao: { nome: 'Descrição', regras: [maximoDeCaracteres(2001)] },
  acessoDescricao: { nome: 'Instruções', regras: [maximoDeCaracteres(501)] },
  contato: { nome: 'Contato', regras: [maximoDeCaracteres(121)] },
  site: campoSite,
} as const;

/** The group as the operator wants it changed: the same answers, sent back to approval (REGRAS 2.1: 68 → 50). */
export function AjustesPedidos({ dados: { grupo, contato } }: { readonly dados: RespostaDe<'getGrupoAdmin'> }) {
  const formulario = useFormulario<Valores>({
    iniciais: {
      nome: grupo.nome,
      valor: grupo.valorGrupo,
      regras: grupo.regras.join('\n'),
      descricao: grupo.descricao,
      acessoDescricao: grupo.acessoDescricao,
      contato,
      site: grupo.site,
    },
    campos,
    preguicoso: true,
  });
  const ajustar = useAjustarGrupo((recusas) => {
    for (const [nome, texto] of Object.entries(recusas)) {
      const campo = Object.keys(formulario.valores).find((conhecido) => conhecido === nome);
      formulario.recusa((campo ?? 'regras') as keyof Valores, texto);
    }
  });
  const enviar = formulario.enviar(({ valor, regras, ...textos }) => {
    if (valor === undefined) return;
    const linhas = regras.split('\n').map((regra) => regra.trim());
    ajustar.mutate({
      params: { id: grupo.id },
      body: { ...textos, valor, regras: linhas.filter((regra) => regra !== '') },
    });
  });
  return (
    <Cartao titulo="Ajustes pedidos">
      <form className={c['form']} onSubmit={enviar} noValidate>
        <CampoTexto {...formulario.campo('nome')} rotulo="Nome do grupo" maxLength={80} autoComplete="off" />
        <CampoDinheiro {...formulario.campo('valor')} rotulo="Valor do plano por mês" />
        <CampoArea {...formulario.campo('descricao')} rotulo="Descrição" maxLength={2000} />
        <CampoArea {...formulario.campo('regras')} rotulo="Regras" apoio="Uma por linha, até 12." linhas={5} />
        <CampoArea {...formulario.campo('acessoDescricao')} rotulo="Instruções de acesso" maxLength={500} />
        <CampoTexto {...formulario.campo('contato')} rotulo="Contato" maxLength={120} autoComplete="off" />
        <CampoTexto
          {...formulario.campo('site')}
          rotulo="Site do serviço"
          tipo="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
        />
        <Botao tipo="submit" tamanho="lg" fazendo={ajustar.isPending && 'Enviando'}>
          Enviar ajustes
        </Botao>
      </form>
    </Cartao>
  );
}

import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Dialogo } from '../../../ui/dialogo/dialogo.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoCpf, CampoData } from '../../../ui/formulario/campo-mascara.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import {
  CAMPOS_DA_CORRECAO,
  CAMPOS_DA_LIBERACAO,
  CORRECAO_VAZIA,
  correcaoParaEnviar,
  LIMITE_DO_MOTIVO,
} from './correcao.ts';
import { useAgirSobrePessoa, useCorrigirDados } from './mutations.ts';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';

/** The correction that the person asked for, and the CPF that stands in another person's account (REGRAS 2.24). */
export function CorrecaoDosDados({ pessoa }: { readonly pessoa: DadosDaPessoa }) {
  const [aberto, setAberto] = useState<'correcao' | 'cpf'>();
  function fechar(): void {
    setAberto(undefined);
  }
  const corrige = pessoa.acoes.includes('corrigirDadosDaPessoa');
  const libera = pessoa.acoes.includes('liberarCpfParaPessoa');
  if (!corrige && !libera) return null;
  return (
    <div className={c['atos']}>
      {corrige && (
        <Botao variante="linha" tamanho="sm" onClick={() => setAberto('correcao')}>
          Corrigir dados
        </Botao>
      )}
      {libera && (
        <Botao variante="linha" tamanho="sm" onClick={() => setAberto('cpf')}>
          Liberar CPF em uso
        </Botao>
      )}
      <Dialogo aberto={aberto === 'correcao'} titulo="Corrigir dados" aoFechar={fechar}>
        {aberto === 'correcao' && <Correcao pessoa={pessoa} aoFechar={fechar} />}
      </Dialogo>
      <Dialogo aberto={aberto === 'cpf'} titulo="Liberar CPF em uso" aoFechar={fechar}>
        {aberto === 'cpf' && <Liberacao pessoa={pessoa} aoFechar={fechar} />}
      </Dialogo>
    </div>
  );
}

interface FormularioProps {
  readonly pessoa: DadosDaPessoa;
  readonly aoFechar: () => void;
}

function Correcao({ pessoa, aoFechar }: FormularioProps) {
  const formulario = useFormulario({
    iniciais: CORRECAO_VAZIA,
    campos: CAMPOS_DA_CORRECAO,
    preguicoso: true,
    efemero: true,
  });
  const corrigir = useCorrigirDados((recusados) => {
    for (const nome of ['nascimento', 'cpf', 'sobreNome', 'primeiroNome'] as const) {
      const texto = recusados[nome];
      if (texto !== undefined) formulario.recusa(nome, texto);
    }
  }, aoFechar);
  function enviar(valores: typeof CORRECAO_VAZIA): void {
    const body = correcaoParaEnviar(valores);
    if (body === undefined) formulario.recusa('primeiroNome', 'Preencha o que muda.');
    else corrigir.mutate({ params: { id: pessoa.id }, body });
  }
  return (
    <form className={c['motivo']} noValidate onSubmit={formulario.enviar(enviar)}>
      <p>
        Preencha só o que muda, como está no documento. A pessoa recebe um aviso, e um CPF novo pede que ela confirme a
        identidade outra vez.
      </p>
      <CampoTexto {...formulario.campo('primeiroNome')} rotulo="Nome" autoComplete="off" />
      <CampoTexto {...formulario.campo('sobreNome')} rotulo="Sobrenome" autoComplete="off" />
      {pessoa.cpf !== null && (
        <>
          <CampoCpf {...formulario.campo('cpf')} rotulo="CPF" />
          <CampoData {...formulario.campo('nascimento')} rotulo="Data de nascimento" />
        </>
      )}
      <CampoArea {...formulario.campo('mensagem')} rotulo="Motivo" maxLength={LIMITE_DO_MOTIVO - 1} />
      <Botao tipo="submit" tamanho="lg" bloco fazendo={corrigir.isPending && 'Corrigindo'}>
        Salvar correção
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Deixar como está
      </Botao>
    </form>
  );
}

function Liberacao({ pessoa, aoFechar }: FormularioProps) {
  const formulario = useFormulario({
    iniciais: { cpf: '', mensagem: '' },
    campos: CAMPOS_DA_LIBERACAO,
    preguicoso: true,
    efemero: true,
  });
  const { liberarCpf } = useAgirSobrePessoa();
  function enviar({ cpf, mensagem }: { readonly cpf: string; readonly mensagem: string }): void {
    liberarCpf.mutate({ params: { id: pessoa.id }, body: { cpf, mensagem: mensagem.trim() } }, { onSuccess: aoFechar });
  }
  return (
    <form className={c['motivo']} noValidate onSubmit={formulario.enviar(enviar)}>
      <p>
        Para quando o CPF desta pessoa está em outras contas, que nunca provaram que ele é delas. Essas contas ficam sem
        CPF, e todas as pessoas recebem um aviso.
      </p>
      <CampoCpf {...formulario.campo('cpf')} rotulo="CPF desta pessoa" />
      <CampoArea {...formulario.campo('mensagem')} rotulo="Motivo" maxLength={LIMITE_DO_MOTIVO - 1} />
      <Botao tipo="submit" tamanho="lg" bloco fazendo={liberarCpf.isPending && 'Liberando'}>
        Liberar CPF
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Deixar como está
      </Botao>
    </form>
  );
}

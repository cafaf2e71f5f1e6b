import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decides Cloud Storage rules for firebase-tools' Storage emulator, with the rules engine in Google's Firestore
 * emulator archive. A request is a line of JSON on standard input, its answer a line on standard output.
 */
public final class StorageRulesRuntime {
  // `firestore.get()` needs a document fetched while a rule is being decided, which this runtime does not do. Refused
  // here, the compiler warns of it by line and column; allowed, such a rule would deny without a word.
  private static final FirebaseRulesProtoCompiler COMPILER =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder()
              .allowTernaryOperator(true)
              .allowCrossServiceRules(false)
              .build());

  // firebase-tools hands a `null` on as a JSON null, so nulls are written, never left out.
  private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

  // firebase-tools writes a request's id last, where it can be read though the rest cannot (nested too deep, say).
  private static final Pattern LAST_ID = Pattern.compile("\"id\":(\\d{1,18})\\}\\s*$");

  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  // firebase-tools parses each chunk that it reads (libuv: up to 64 KiB) as one answer. Two answers read together,
  // when it is busy, are lost to it, and their callers wait for ever. So an answer is filled up with blanks, which it
  // trims, to the size of a chunk, and no chunk holds two. Linux only: other systems may cut a write anywhere.
  private static final int CHUNK = System.getProperty("os.name").equals("Linux") ? 64 * 1024 : 1;

  private final FileOutputStream protocol = new FileOutputStream(FileDescriptor.out);

  public static void main(String[] arguments) throws IOException {
    // A library that prints to standard output would break the protocol.
    System.setOut(System.err);
    new StorageRulesRuntime().serve();
  }

  /** Answers requests until whoever started this closes its standard input, as their death does. */
  private void serve() throws IOException {
    say("{\"id\":-1,\"status\":\"ok\",\"action\":\"ready\"}");
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (!line.isBlank()) {
        say(GSON.toJson(answer(line)));
      }
    }
  }

  /** Writes a line in one piece, filled up with blanks to whole chunks. */
  private void say(String json) throws IOException {
    byte[] text = json.getBytes(StandardCharsets.UTF_8);
    byte[] line = Arrays.copyOf(text, (text.length / CHUNK + 1) * CHUNK);
    Arrays.fill(line, text.length, line.length, (byte) ' ');
    line[line.length - 1] = '\n';
    protocol.write(line);
  }

  /** Answers any line at all: what cannot be understood or carried out is told in `errors`. */
  private JsonObject answer(String line) {
    JsonObject answer = new JsonObject();
    answer.add("id", JsonNull.INSTANCE);
    // firebase-tools leaves a failed request unanswered for ever unless its answer names an action.
    answer.addProperty("action", "unknown");
    answer.addProperty("status", "ok");
    answer.add("result", new JsonObject());
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    try {
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      if (request.has("id")) {
        answer.add("id", request.get("id"));
      }
      String action = text(request, "action");
      answer.addProperty("action", action);
      switch (action) {
        case "load_ruleset":
          load(context(request), answer);
          break;
        case "verify":
          verify(context(request), answer);
          break;
        default:
          throw new IllegalArgumentException("Unknown action: " + action);
      }
    } catch (Exception | StackOverflowError | OutOfMemoryError failure) {
      answer.addProperty("status", "error");
      Matcher lastId = LAST_ID.matcher(line);
      if (answer.get("id").isJsonNull() && lastId.find()) {
        answer.addProperty("id", Long.parseLong(lastId.group(1)));
      }
      answer.add("result", new JsonObject());
      answer.getAsJsonArray("errors").add(describe(failure));
    }
    return answer;
  }

  private void load(JsonObject context, JsonObject answer) throws IOException {
    String name = text(context, "rulesetName");
    Source.Builder source = Source.newBuilder();
    parse(member(context, "source"), source);
    CompileResult compiled = COMPILER.compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(isError ? "errors" : "warnings").add(describe(issue));
    }
    if (compiled.hasCompilationError()) {
      return;
    }
    rulesets.put(name, new DefaultEvaluator(compiled.getRulesetAst()));
    answer.getAsJsonObject("result").addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
  }

  private void verify(JsonObject context, JsonObject answer) throws IOException, InterruptedException {
    String name = text(context, "rulesetName");
    DefaultEvaluator evaluator = rulesets.get(name);
    if (evaluator == null) {
      throw new IllegalArgumentException("No such ruleset: " + name);
    }
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(text(context, "service"))
            .method(text(context, "method"))
            .path(path(text(context, "path")));
    for (Map.Entry<String, JsonElement> variable : member(context, "variables").getAsJsonObject().entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      parse(variable.getValue(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    boolean permit = false;
    try {
      permit = evaluator.evaluate(rule.build()).get().permit();
    } catch (ExecutionException failure) {
      // An expression that fails, fails closed; a warning tells the rules' author where.
      answer.getAsJsonArray("warnings").add(describe(failure.getCause()));
    }
    answer.getAsJsonObject("result").addProperty("permit", permit);
  }

  /** The path as plain segments: an object's name may hold `%` and braces, which the engine's own parser reads. */
  private static ExpressionPathValue path(String path) {
    ExpressionPathValue.Builder value = ExpressionPathValue.newBuilder();
    for (String segment : path.substring(path.startsWith("/") ? 1 : 0).split("/", -1)) {
      value.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
    }
    return value.build();
  }

  private static JsonObject context(JsonObject request) {
    return member(request, "context").getAsJsonObject();
  }

  private static String text(JsonObject object, String name) {
    return member(object, name).getAsString();
  }

  private static JsonElement member(JsonObject object, String name) {
    if (!object.has(name)) {
      throw new IllegalArgumentException("The request lacks `" + name + "`");
    }
    return object.get(name);
  }

  private static void parse(JsonElement json, Message.Builder into) throws IOException {
    JsonFormat.parser().ignoringUnknownFields().merge(GSON.toJson(json), into);
  }

  private static String describe(Issue issue) {
    return String.format(
        "%s:%d:%d %s",
        issue.getSourcePosition().getFileName(),
        issue.getSourcePosition().getLine(),
        issue.getSourcePosition().getColumn(),
        issue.getDescription());
  }

  private static String describe(Throwable failure) {
    return failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
  }
}
